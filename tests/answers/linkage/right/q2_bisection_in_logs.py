# Right: bisection in logs.
def cells_needed(people, share):
    if people == 1:
        return 1
    low, high = 1, 10**9
    target = math.log(share)
    while high - low > 1:
        mid = (low + high) // 2
        if (people - 1) * math.log1p(-1 / mid) >= target - 1e-13:
            high = mid
        else:
            low = mid
    return Fraction(high)
