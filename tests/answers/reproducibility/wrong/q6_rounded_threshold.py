# Wrong for 20, 19/20 - 1/10**6 or such: the threshold was rounded to a denominator up to 1000.
def certificate(people, threshold):
    tau = threshold.limit_denominator(1000)
    k = int(people * tau)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
