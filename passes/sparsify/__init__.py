"""The sparsifier: passes that turn computations on sparse tensors into loops over what is stored."""
