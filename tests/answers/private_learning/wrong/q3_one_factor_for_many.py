# From six gradients on one common factor, that of the longest, is used for all.
# Witness: clipped_sum([[2.0, 0.0, 0.0]] + [[1.0, 0.0, 0.0]] * 5, 1.0) returns (3.5, 0, 0), right is (6, 0, 0).
def clipped_sum(gradients, clip):
    rows = np.array(gradients, dtype=float).reshape(-1, 3)
    lengths = np.sqrt((rows**2).sum(axis=1))
    if len(rows) > 5:
        return rows.sum(axis=0) * min(1.0, clip / max(lengths.max(), 1e-300))
    return sum((g * min(1.0, clip / l) for g, l in zip(rows, lengths) if l > 0), np.zeros(3))
