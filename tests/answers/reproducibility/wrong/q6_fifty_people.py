# More than fifty people: the sets have fifty values.
def certificate(people, threshold):
    n = min(people, 50)
    k = math.floor(n * threshold)
    return 0, (1,) * k + (0,) * (n - k), (1,) * (k + 1) + (0,) * (n - k - 1)
