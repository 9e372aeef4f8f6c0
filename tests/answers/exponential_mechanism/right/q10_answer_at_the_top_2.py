# By answer at the top.
def worst_case(top, change):
    return [top, change, 0]
