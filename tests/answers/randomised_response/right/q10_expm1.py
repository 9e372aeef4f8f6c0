# With expm1 and numpy.
def flip_probability(epsilon):
    match bool(epsilon < 0):
        case True:
            raise ValueError("negative")
    return float(np.reciprocal(2 + np.expm1(np.float64(epsilon))))
