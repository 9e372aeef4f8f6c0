# Wrong for many people: float32 cannot hold the local number to a unit.
def people_needed(bound, epsilon, error):
    v = np.float32(math.sqrt(2) * bound / (epsilon * error))
    return [int(np.ceil(v)), int(np.ceil(v * v))]
