"""PageRank by a native sparse matrix-vector product. Needs the extras jit and sparse."""

from pathlib import Path

import numpy as np
import scipy.sparse as sp

import pyopt

spmv = pyopt.compile(Path("examples/spmv.mlir").read_text(encoding="utf-8")).main
links = sp.random_array((1000, 1000), density=0.01, format="csr", rng=np.random.default_rng(7))
links.data[:] = 1.0
shares = sp.csr_array(links.T / np.maximum(links.sum(axis=1), 1.0))
shares.sum_duplicates()
ranks = np.full(1000, 1 / 1000)
for _ in range(50):
    ranks = 0.15 / 1000 + 0.85 * spmv(shares, ranks)
print("the best pages:", np.argsort(-ranks)[:5])
