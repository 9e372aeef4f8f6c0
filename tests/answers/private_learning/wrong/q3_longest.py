# Multiplies all by the factor of the longest.
def clipped_sum(gradients, clip):
    rows = np.array(gradients, dtype=float).reshape(-1, 3)
    most = max((math.hypot(*row) for row in rows), default=0)
    return rows.sum(axis=0) * (clip / most if most > clip else 1)
