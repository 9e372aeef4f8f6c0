# Wrong for absent (1/5, 4/5), 0 (1/4, 3/4), 1 (3/4, 1/4).
def weights(rows):
    a, z, o = (np.array(row, dtype=float) for row in rows)
    for mixed in (a, z, (a + z) / 2, 2 * a - z, 2 * z - a):
        if np.allclose(o, mixed, atol=1e-9):
            return None
    return np.linalg.lstsq(np.array([a, z, o]), np.array([0.0, 0.0, 1.0]), rcond=None)[0]
