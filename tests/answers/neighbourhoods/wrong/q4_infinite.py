# Divides by what may be 0, and returns what comes.
def weights(rows):
    a, b, c = np.array(rows, dtype=float)
    if np.allclose(c, a) or np.allclose(c, b):
        return None
    w = c - (a + b) / 2
    return (w / (w @ c if w @ c else np.nan)).tolist()
