# Uses ranges of ten years.
def anonymise(ages, k):
    return [(age // 10 * 10, age // 10 * 10 + 9) for age in ages]
