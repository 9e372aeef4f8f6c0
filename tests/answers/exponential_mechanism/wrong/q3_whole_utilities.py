# Wrong where utilities are not whole, e.g. [0.5, 0].
def slopes(utilities, sensitivity):
    u = np.array(utilities, dtype=int)
    return (u - u.mean()) / (2 * sensitivity * len(u))
