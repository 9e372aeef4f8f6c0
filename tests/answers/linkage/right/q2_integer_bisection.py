# Integer bisection: right
def cells_needed(people, share):
    hundredths, others = round(100 * share), people - 1

    def enough(m):
        return 100 * (m - 1) ** others >= hundredths * m**others

    low, high = 0, 1
    while not enough(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high
