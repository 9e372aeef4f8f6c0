# Rounded up by cutting off and adding 1, one too many where the quotient is whole (at most the target is allowed).
def one_pass(people, order, distance, sigma, target):
    needed = order * distance**2 // (2 * sigma**2 * target) + 1
    return max(0, people - needed + 1), needed - 1
