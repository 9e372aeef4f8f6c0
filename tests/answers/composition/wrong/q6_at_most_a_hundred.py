# Wrong for more than 100 releases: 1/100, 11/10, 999/1000 gives 100 and not 120.
def releases_allowed(prior, ratio, ceiling):
    odds, top = prior / (1 - prior), ceiling / (1 - ceiling)
    low, high = 0, 100
    while low < high:
        middle = (low + high + 1) // 2
        if odds * ratio**middle <= top:
            low = middle
        else:
            high = middle - 1
    return low
