# The share is found by a search for the least value, which is flat there: it is right to some eight digits only.
# Witness: best_split(1, 997, False, False) returns (0.00627264160866, 8103610.60126), right is (0.00627264164754, 8103610.60126).
def best_split(epsilon, answers, monotone, renewed):
    m = 1 if monotone else 2
    first, second = (answers if renewed else 1) / epsilon, m * answers / epsilon

    def variance(w):
        return 2 * (first / w) ** 2 + 2 * (second / (1 - w)) ** 2

    low, high = 1e-6, 1 - 1e-6
    for _ in range(200):
        one, two = low + (high - low) / 3, high - (high - low) / 3
        if variance(one) < variance(two):
            high = two
        else:
            low = one
    return low, variance(low)
