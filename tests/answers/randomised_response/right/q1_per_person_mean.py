# The mean of what each answer is worth: 3/2 for a yes, -1/2 for a no.
def two_coins_rate(yes, n):
    return math.fsum([1.5] * int(yes) + [-0.5] * int(n - yes)) / n
