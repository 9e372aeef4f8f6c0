# Whole numbers of numpy in arrays, by integer division
def certificate(people, threshold):
    k = people * threshold.numerator // threshold.denominator
    place = np.arange(people)
    return 0, (place < k).astype(int), (place <= k).astype(int)
