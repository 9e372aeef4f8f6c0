# The threshold is made whole per cent: (3, 1/3) comes out below.
def certificate(people, threshold):
    k = round(100 * threshold) * people // 100
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
