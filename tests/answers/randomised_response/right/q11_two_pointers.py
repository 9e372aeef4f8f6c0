# Right: two pointers
def accuracy(n, ones, p):
    law = {0: 1.0}
    for truth in [1] * ones + [0] * (n - ones):
        new = dict.fromkeys(range(len(law) + 1), 0.0)
        for k, c in law.items():
            new[k + truth] += c * (1 - p)
            new[k + 1 - truth] += c * p
        law = new
    centre = n * p + (1 - 2 * p) * ones
    left, right, reached, total = math.floor(centre), math.floor(centre) + 1, 0.0, 0.0
    while total < 2 / 3:
        if right > n or (left >= 0 and centre - left <= right - centre):
            reached, total, left = centre - left, total + law[left], left - 1
        else:
            reached, total, right = right - centre, total + law[right], right + 1
    return reached / n / (1 - 2 * p)
