# An integer of numpy.
def cells_needed(people, share):
    if people == 1:
        return np.int64(1)
    return np.int64(np.ceil(1 / (1 - np.power(share, 1 / (people - 1)))))
