# Answer at top.
def worst_case(top, change):
    return [top, change, 0.0]
