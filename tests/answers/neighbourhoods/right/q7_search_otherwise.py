# Right: search
def people_needed(attributes, epsilon, error):
    e = math.exp(epsilon / attributes)
    variance = e / (e - 1) ** 2
    low, high = 0, 1
    while variance / high > error**2:
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        if variance / middle <= error**2:
            high = middle
        else:
            low = middle
    return float(high)
