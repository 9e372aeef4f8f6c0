# Log space., otherwise.
def flip_probability(epsilon):
    eps = float(epsilon)
    if eps < 0:
        raise ValueError("negative epsilon")
    return float(np.exp(-np.logaddexp(0.0, eps)))
