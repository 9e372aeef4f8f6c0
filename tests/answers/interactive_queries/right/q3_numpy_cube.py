# Numpy cube.
def refusal_leak(refuses, n):
    cube = np.zeros((2,) * n, dtype=bool)
    for x in np.ndindex(*cube.shape):
        cube[x] = refuses(tuple(int(b) for b in x))
    for axis in range(n):
        differ = np.argwhere(np.diff(cube, axis=axis))
        if len(differ):
            x, y = differ[0].copy(), differ[0].copy()
            y[axis] = 1
            return x, y
    return None
