# Rounds the quotient to a denominator of at most 50 before rounding up, wrong where it is just above a whole number, as for order 2, distance 1, σ 1, target 1000/3001.
def one_pass(people, order, distance, sigma, target):
    ratio = distance / sigma
    needed = math.ceil((order * ratio * ratio / 2 / target).limit_denominator(50))
    needed = max(needed, 1)
    return sum(1 for t in range(1, people + 1) if people - t + 1 >= needed), needed - 1
