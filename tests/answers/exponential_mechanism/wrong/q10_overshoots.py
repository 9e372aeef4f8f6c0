# Goes beyond the range: starts at the end and steps on, cut to the end only for large changes.
def worst_case(top, change):
    return 0, top, top + change if change < 3 else top - change
