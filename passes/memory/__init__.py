"""Memory: views, reallocation and transfers of buffers in terms of simpler ops."""
