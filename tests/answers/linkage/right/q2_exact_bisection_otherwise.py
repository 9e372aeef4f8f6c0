# Whole numbers only: bisection of the exact inequality.
def cells_needed(people, share):
    percent = round(100 * share)
    def enough(m):
        return 100 * (m - 1) ** (people - 1) >= percent * m ** (people - 1)
    low, high = 1, 1
    while not enough(high):
        low, high = high + 1, 2 * high
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle + 1, high)
    return low
