# A threshold just below k/n, by less than 1e-17: the float of it is not below.
def certificate(people, threshold):
    k = 0
    while k + 1 < people and (k + 1) / people <= float(threshold):
        k += 1
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
