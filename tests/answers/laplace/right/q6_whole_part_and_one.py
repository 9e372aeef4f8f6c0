# The whole part and one more, as no bound is whole; numpy.
def people_needed(bound, epsilon, error):
    q = np.square(np.float64(bound) / (float(epsilon) * float(error))) * 2
    return tuple(int(v) + 1 for v in (np.sqrt(q), q))
