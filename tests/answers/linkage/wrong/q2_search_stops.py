# The search ends at 100000 cells, found large enough, and returns that.
# Witness: cells_needed(10000, 0.99) gives 100000; right is 994893.
def cells_needed(people, share):
    low, high = 1, 10**5
    while low < high:
        middle = (low + high) // 2
        if (1 - 1 / middle) ** (people - 1) >= share:
            high = middle
        else:
            low = middle + 1
    return low
