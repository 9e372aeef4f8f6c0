# A threshold such as 3333/10000 with three people: it is taken for 1/3.
def certificate(people, threshold):
    k = math.floor(people * threshold.limit_denominator(100))
    k = min(k, people - 1)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
