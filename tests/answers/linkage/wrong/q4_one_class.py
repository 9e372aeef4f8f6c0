# Puts everybody into one class.
def anonymise(ages, k):
    return [(min(ages), max(ages))] * len(ages)
