# 100 * 0.29 is 28.999999999999996 in floats: (100, 29/100).
def certificate(people, threshold):
    k = int(people * float(threshold))
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
