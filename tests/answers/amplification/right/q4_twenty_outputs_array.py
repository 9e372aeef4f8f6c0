# By twenty outputs array.
def tight(factor):
    lie = 1 / (1 + factor)
    nobody = [(1 - lie) / 10] * 10 + [lie / 10] * 10
    return np.array([nobody, nobody[::-1]], dtype=object)
