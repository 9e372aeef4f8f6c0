# Of -ln(s) only five terms of the series were taken, which fits large shares only.
def cells_needed(people, share):
    if people <= 1:
        return 1
    x = 1 - share
    n = people - 1
    return math.ceil(n / (x + x * x / 2 + x**3 / 3 + x**4 / 4 + x**5 / 5) + 0.5)
