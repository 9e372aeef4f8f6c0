# By randomised response.
def distances(epsilon, n):
    """Both from randomised response: with n ε, and n times with ε."""
    p = 1 / (1 + math.exp(epsilon))
    little = math.exp(-n * epsilon)
    return (1 - little) / (1 + little), min(1, math.sqrt(n / 2 * two_valued(1 - p, p)))
