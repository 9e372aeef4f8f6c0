# Computes the number of ones with a float, which takes a threshold just below 3/20 for 3/20.
def certificate(people, threshold):
    """A training average and two neighbouring hold-out sets that the noiseless rule tells apart."""
    k = math.floor(people * float(threshold))
    k = min(k, people - 1)
    first = np.zeros(people, dtype=int)
    first[:k] = 1
    second = first.copy()
    second[k] = 1
    return 0, first, second
