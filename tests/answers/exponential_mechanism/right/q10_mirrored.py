# The answer at the top end
def worst_case(top, change):
    return [top, 0, change]
