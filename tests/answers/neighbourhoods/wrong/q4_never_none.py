# Always returns what comes closest.
def weights(rows):
    return np.linalg.lstsq(np.array(rows, dtype=float), [0, 0, 1], rcond=None)[0].tolist()
