# Without threshold noise n times below and then one above; digits of claimed in the base say how many.
def digits(number, base):
    count = 0
    while number:
        number //= base
        count += 1
    return count


def refute(base, claimed, flaw):
    n = digits(claimed, base)  # base**n > claimed
    if flaw == "no threshold noise":
        return (0,) * n + (-1,), (1,) * n + (-2,), (0,) * n + (1,)
    n = n // 2 + 3
    below, above = ((0, 1, 0),) * n, ((1, 0, 1),) * n
    return tuple(zip(*(below + above)))
