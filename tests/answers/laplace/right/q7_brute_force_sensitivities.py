# Tries all moves of one person over the bins for the sensitivities, adds up variances for every count.
def _bins(age, k):
    return [int(age == i) for i in range(k + 1)]


def _counts(age, k):
    return [int(age >= i) for i in range(1, k + 1)]


def worst_variances(thresholds, epsilon, neighbourhood):
    k, e = thresholds, Fraction(epsilon)

    def sensitivity(query):
        nobody = [0] * len(query(0, k))
        answers = [query(age, k) for age in range(k + 1)]
        others = [nobody] if neighbourhood == "membership" else answers
        return max(sum(abs(a - b) for a, b in zip(x, y)) for x in answers for y in others)

    direct = 2 * (sensitivity(_counts) / e) ** 2
    bin_variance = 2 * (sensitivity(_bins) / e) ** 2
    histogram = max(sum([bin_variance] * len(range(i, k + 1))) for i in range(1, k + 1))
    return float(direct), float(histogram)
