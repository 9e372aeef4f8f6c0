# Takes logarithms and adds 1e-9 before rounding down, which is one too many where the ceiling is passed by very little, as for prior 19/72, ratio 10/9, ceiling 391/478, where 23 are allowed.
def releases_allowed(prior, ratio, ceiling):
    room = ceiling * (1 - prior) / ((1 - ceiling) * prior)
    return math.floor(math.log(room) / math.log(ratio) + 1e-9)
