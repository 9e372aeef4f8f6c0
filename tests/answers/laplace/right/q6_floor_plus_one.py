# Since no limit is whole, the whole part plus 1; numpy.
def people_needed(bound, epsilon, error):
    scale = float(bound) / float(epsilon)
    limits = np.array([np.sqrt(2 * scale**2) / float(error), 2 * scale**2 / float(error) ** 2])
    return tuple(int(limit) + 1 for limit in limits)
