"""Lowerings: ops of one dialect as ops of others that are nearer to the machine."""
