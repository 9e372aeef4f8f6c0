# The number of people grows with the claim, beyond a thousand. Input: 1, 1/100, 700: 70002 people.
def certificate(bound, epsilon, claimed):
    n = int(claimed / epsilon) + 1
    return (0,) * n, (0,) * (n + 1), bound * (claimed + 1) / epsilon
