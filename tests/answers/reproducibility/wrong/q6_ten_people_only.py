# Wrong for 12, 3/4: for more than ten people only the first ten have values, the average of all is too small.
def certificate(people, threshold):
    n = min(people, 10)
    k = math.floor(n * threshold)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
