# Arrays, ones at the end
def certificate(people, threshold):
    k = people * threshold.numerator // threshold.denominator
    x = (np.arange(people)[::-1] < k).astype(int)
    y = x.copy()
    y[people - 1 - k] = 1
    return 0, x, y
