# A window of numbers of yes around the expected one grows by the nearer neighbour.
def accuracy(n, ones, p):
    law = {0: 1.0}
    for person in range(n):
        q = 1 - p if person < ones else p
        grown = dict.fromkeys(range(person + 2), 0.0)
        for k, c in law.items():
            grown[k] += c * (1 - q)
            grown[k + 1] += c * q
        law = grown
    middle = ones * (1 - p) + (n - ones) * p
    right = math.ceil(middle)
    left = right - 1
    total, error = 0.0, 0.0
    while total < 2 / 3 and (left >= 0 or right <= n):
        if right > n or (left >= 0 and middle - left <= right - middle):
            total, error, left = total + law[left], middle - left, left - 1
        else:
            total, error, right = total + law[right], right - middle, right + 1
    return abs(error) / (n * (1 - 2 * p))
