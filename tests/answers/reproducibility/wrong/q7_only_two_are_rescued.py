# Wrong where three or more in a row are above their steps and the next below: the search stops after two misses.
def found(p_values, level):
    m = len(p_values)
    last = misses = 0
    for i, p in enumerate(sorted(p_values), start=1):
        if p <= i * level / m:
            last, misses = i, 0
        else:
            misses += 1
            if misses == 3:
                break
    order = sorted(range(m), key=lambda j: p_values[j])
    return sorted(order[:last])
