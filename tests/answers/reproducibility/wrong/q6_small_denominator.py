# The threshold is replaced by a neighbouring fraction with a denominator up to the number of people.
def certificate(people, threshold):
    near = threshold.limit_denominator(people + 2)
    k = min(math.floor(people * near), people - 1) if near < 1 else people // 2
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
